/** What the ciphertexts of a payment carry as the label of RSA-OAEP: with another one, nobody can decrypt them. `amount` in øre. */
export const cardLabel = (binding: string | null, amount: number): string => (binding === null ? '' : `${binding}.${amount}`)
