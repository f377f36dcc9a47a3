import { expect, it } from 'vitest'
import { formatAddress } from './address.ts'

it.each([
  [
    { streetName: 'Nørregade', streetNumber: '12', streetLetter: 'B', address1: 'Nørregade 12B', zip: '8000', city: 'Aarhus C' },
    'Nørregade 12B, 8000 Aarhus C',
  ],
  [{ address1: 'Nørregade 12B', address2: '2. tv.', address3: ' ', zip: '8000', city: 'Aarhus C' }, 'Nørregade 12B, 2. tv., 8000 Aarhus C'],
  [{ streetName: 'Nørregade', city: null }, 'Nørregade'],
  [{}, ''],
])('writes %j on one line', (address, line) => expect(formatAddress(address)).toBe(line))
