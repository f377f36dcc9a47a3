import { Stack, Text } from '@casino/design-system'
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { HumanCheckProps } from './HumanCheck.tsx'

/** The part of reCAPTCHA's script that is used (https://developers.google.com/recaptcha/docs/display). */
interface Recaptcha {
  ready(callback: () => void): void
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): number
  reset(id: number): void
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

interface ProviderHumanCheckProps extends HumanCheckProps {
  siteKey: string
}

const scriptUrl = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=da'

function loadScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const ready = () =>
      window.grecaptcha ? window.grecaptcha.ready(() => resolve(window.grecaptcha as Recaptcha)) : reject(new Error('no script'))
    if (window.grecaptcha) return ready()
    const script = document.createElement('script')
    script.src = scriptUrl
    script.async = true
    script.addEventListener('load', ready)
    script.addEventListener('error', () => reject(new Error('the script of the check did not load')))
    document.head.append(script)
  })
}

/** The check of Google reCAPTCHA, on a site that has configured its key; the page's security policy names its sources then. */
export function ProviderHumanCheck({ siteKey, label, token, error, onToken, onIssue, ref }: ProviderHumanCheckProps) {
  const holder = useRef<HTMLDivElement>(null)
  const widget = useRef<{ api: Recaptcha; id: number }>(null)
  const setToken = useEffectEvent(onToken)
  const setIssue = useEffectEvent(onIssue)
  // the form focuses an invalid field; the frame has the only control of this one
  useImperativeHandle(ref, () => ({ focus: () => holder.current?.querySelector('iframe')?.focus() }) as HTMLInputElement)

  useEffect(() => {
    let gone = false
    loadScript().then(
      (api) => {
        if (gone || !holder.current || widget.current) return
        const id = api.render(holder.current, {
          sitekey: siteKey,
          callback: (value: string) => setToken(value),
          'expired-callback': () => setIssue('expired'),
          'error-callback': () => setIssue('failed'),
        })
        widget.current = { api, id }
      },
      () => setIssue('failed'),
    )
    return () => {
      gone = true
    }
  }, [siteKey])

  useEffect(() => {
    if (!token && widget.current) widget.current.api.reset(widget.current.id)
  }, [token])

  return (
    <Stack gap={2}>
      <Text>{label}</Text>
      <div ref={holder} />
      {error && (
        <Text size={14} tone="danger">
          <span role="alert">{error}</span>
        </Text>
      )}
    </Stack>
  )
}
