import { readFileSync } from 'node:fs'
import { type Html, html } from '@casino/shared/html'
import type { FastifyReply } from 'fastify'
import { platformPath } from '../core/paths.ts'

interface PlatformPageOptions {
  title: string
  body: Html
  lang?: 'da' | 'en'
}

/** An HTML document with the platform's stylesheet and no script. */
export const renderPlatformPage = ({ title, body, lang = 'da' }: PlatformPageOptions): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages.css">
</head>
<body>${body}</body>
</html>`.markup

export interface PageCsp {
  /** Origins for CSP `form-action`; browsers also check redirects after a form submission. */
  formTargets?: readonly string[]
  /** Origins for CSP `frame-ancestors`. */
  frameAncestors?: readonly string[]
}

/** Sends an HTML page with a CSP that allows only the platform's stylesheet. */
export function sendPlatformPage(reply: FastifyReply, markup: string, status = 200, csp: PageCsp = {}) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    `form-action 'self' ${(csp.formTargets ?? []).join(' ')}`.trim(),
    `frame-ancestors ${(csp.frameAncestors ?? []).join(' ') || "'none'"}`,
  ]
  return reply.code(status).header('content-security-policy', policy.join('; ')).type('text/html; charset=utf-8').send(markup)
}

/** Content of the stylesheet of the platform's HTML pages. */
export const readPageStylesheet = (): string => readFileSync(platformPath('pages', 'pages.css'), 'utf8')
