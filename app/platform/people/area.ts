import type { AreaFactory } from '../platform.ts'
import { seedPeople } from './seed.ts'

/** The test persons' game accounts and their past. */
export const peopleArea: AreaFactory = ({ keys }) => ({ name: 'people', calls: [], seed: (context) => seedPeople(context, keys) })
