import { inflateSync } from 'node:zlib'

/** The texts of a PDF, whose strings are in the encoding of its fonts and in parts between which letters are moved. */
export const pdfTexts = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode\b[^>]*>>\s+stream\n([\s\S]*?)\nendstream/g)]
    .flatMap(([, content]) => [
      ...inflateSync(Buffer.from(content ?? '', 'latin1'))
        .toString()
        .matchAll(/\[(.*?)\] TJ/g),
    ])
    .map(([, parts]) => [...(parts ?? '').matchAll(/<(\w+)>/g)].map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1')).join(''))
