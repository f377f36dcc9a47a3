import { describe, expect, it } from 'vitest'
import { cardLabel } from './cardLabel.ts'
import { encryptCard } from './encryptCard.ts'

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
const spki = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64')
const unbound = { spki, binding: null }
const decrypt = async (text: string, label = '') =>
  new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'RSA-OAEP', label: Buffer.from(label) }, pair.privateKey, Buffer.from(text, 'base64')),
  )

const newCard = {
  label: 'Visa •••• 1111',
  number: '4111 1111 1111 1111',
  holder: ' Freja Holm ',
  expiry: { month: '09', year: '2029' },
  cvv: '123',
}

describe('encryptCard', () => {
  it('encrypts number and CVV for the provider, without spaces', async () => {
    const sealed = await encryptCard(newCard, unbound, 10_000)
    if (!('encryptedCardNumber' in sealed)) throw new Error('Expected an encrypted card number')
    expect(await decrypt(sealed.encryptedCardNumber)).toBe('4111111111111111')
    expect(await decrypt(sealed.encryptedCvv)).toBe('123')
    expect(sealed).toMatchObject({ cardHolder: 'Freja Holm', expiryMonth: '09', expiryYear: '2029' })
  })

  it('binds number and CVV to what the provider names and to the amount', async () => {
    const sealed = await encryptCard(newCard, { spki, binding: 'session' }, 25_000)
    if (!('encryptedCardNumber' in sealed)) throw new Error('Expected an encrypted card number')
    expect(await decrypt(sealed.encryptedCardNumber, 'session.25000')).toBe('4111111111111111')
    expect(await decrypt(sealed.encryptedCvv, cardLabel('session', 25_000))).toBe('123')
    for (const other of ['', 'session.25001', 'other.25000']) await expect(decrypt(sealed.encryptedCvv, other)).rejects.toThrow()
  })

  it('sends no cleartext number or CVV', async () => {
    const { label, ...sent } = await encryptCard({ ...newCard, cvv: '987' }, unbound, 10_000)
    expect(label).toBe(newCard.label)
    const plain = Object.entries(sent).flatMap(([key, value]) => (key.startsWith('encrypted') ? [] : [value]))
    expect(plain).toEqual(['Freja Holm', '09', '2029'])
    expect(Object.values(sent).join()).not.toMatch(/4111 ?1111/)
  })

  it('sends only account id and CVV for a stored card', async () => {
    const sealed = await encryptCard({ label: 'Visa •••• 1111', accountId: 'acc-1', cvv: '123' }, unbound, 10_000)
    expect(Object.keys(sealed).sort()).toEqual(['accountId', 'encryptedCvv', 'label'])
  })

  it('produces a different ciphertext each time', async () => {
    const [first, second] = await Promise.all([encryptCard(newCard, unbound, 10_000), encryptCard(newCard, unbound, 10_000)])
    expect(first.encryptedCvv).not.toBe(second.encryptedCvv)
  })

  it('throws on an invalid key', async () => {
    await expect(encryptCard(newCard, { spki: 'AAAA', binding: null }, 10_000)).rejects.toThrow()
  })
})
