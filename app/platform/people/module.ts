import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { seedPersonFixtures } from './seedPersonFixtures.ts'

/** Module that seeds the test persons' accounts and histories. */
export const personFixturesModule: PlatformModuleFactory = ({ keys }) => ({
  name: 'people',
  calls: [],
  seed: (context) => seedPersonFixtures(context, keys),
})
