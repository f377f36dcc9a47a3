import type { AreaFactory } from '../platform.ts'
import { seedPeople } from './seed.ts'

/** Module that seeds the test persons' accounts and histories. */
export const peopleArea: AreaFactory = ({ keys }) => ({ name: 'people', calls: [], seed: (context) => seedPeople(context, keys) })
