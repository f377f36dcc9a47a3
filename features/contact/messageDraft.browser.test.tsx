import { beforeEach, expect, it, vi } from 'vitest'
import { clearMessageDraft, keepMessageDraft, readMessageDraft } from './messageDraft.ts'

beforeEach(() => window.sessionStorage.clear())

it('keeps a draft for this tab until it is cleared or empty', () => {
  const draft = { name: 'Freja Holm', message: 'Hvor bliver min udbetaling af?' }
  keepMessageDraft(draft)
  expect(readMessageDraft()).toEqual(draft)
  clearMessageDraft()
  expect(readMessageDraft()).toEqual({})
  keepMessageDraft(draft)
  keepMessageDraft({ name: '', message: '' })
  expect(window.sessionStorage).toHaveLength(0)
})

it.each(['170591-1234', '17 05 91 1234', 'mit CPR er 1705911234.', 'kort 4571 0000 0000 0001', '4571-0000-0000-0001'])(
  'never keeps a field with the number of a person or a card: %s',
  (message) => {
    keepMessageDraft({ name: 'Freja', message })
    expect(readMessageDraft()).toEqual({ name: 'Freja' })
  },
)

it.each(['Ring på +45 20 12 34 56: 1.250,00 kr. den 17-05-2026 kl. 12.30', 'Ring på 4512345678 om ordre 9900123456'])(
  'keeps a message with a phone number, an amount, a date, an order number: %s',
  (message) => {
    keepMessageDraft({ message })
    expect(readMessageDraft()).toEqual({ message })
  },
)

it('has no draft when storage is blocked or holds other data', () => {
  for (const stored of ['no JSON', '"text"', '{"name":1}']) {
    window.sessionStorage.setItem('besked', stored)
    expect(readMessageDraft()).toEqual({})
  }
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keepMessageDraft({ message: 'Hej' })).not.toThrow()
  expect(readMessageDraft()).toEqual({})
  blocked.mockRestore()
})
