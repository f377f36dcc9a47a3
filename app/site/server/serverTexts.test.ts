import { textCatalogue } from '@casino/features/content/texts'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { createTextLoader } from './serverTexts.ts'

test('each catalogue compiles to its own texts, also those that an earlier one has compiled', async () => {
  const compileWith = async (changed: string | undefined) => {
    const { compileMessages } = await createTextLoader(async () => ({ error: { ERR_BUSY: changed ?? '' } }))()
    return compileMessages(['error'])
  }
  const builtIn = await compileWith(undefined)
  expect(Object.keys(builtIn)).toEqual(Object.keys(textCatalogue.error).map((key) => `error.${key}`))
  expect(builtIn['error.ERR_BUSY']).not.toEqual(builtIn['error.ERR_INTERNAL'])
  expect(await compileWith('Vent {seconds} sekunder')).toEqual({ ...builtIn, 'error.ERR_BUSY': compileMessage('Vent {seconds} sekunder') })
  expect(await compileWith(undefined)).toEqual(builtIn)
})
