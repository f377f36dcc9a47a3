/** A fictitious person of the simulated identity provider. The page's description of each is in `pages/texts.json`. */
export interface TestPerson {
  key: string
  firstName: string
  lastName: string
  /** Age in years on the day of the first start. */
  age: number
  /** False: every national id is reported as a mismatch. */
  cprMatches?: false
  /** Registered in ROFUS. */
  excluded?: true
}

/** In the order of the provider's page. National ids are derived from the index: append only. */
export const testPersons = [
  { key: 'freja', firstName: 'Freja', lastName: 'Holm', age: 38 },
  { key: 'emil', firstName: 'Emil', lastName: 'Krogh', age: 27 },
  { key: 'laerke', firstName: 'Lærke', lastName: 'Ågård', age: 45 },
  { key: 'noah', firstName: 'Noah', lastName: 'Bang', age: 31 },
  { key: 'ida', firstName: 'Ida', lastName: 'Lund', age: 52 },
  { key: 'oscar', firstName: 'Oscar', lastName: 'Friis', age: 19 },
  { key: 'alma', firstName: 'Alma', lastName: 'Dahl', age: 16 },
  { key: 'karl', firstName: 'Karl', lastName: 'Winther', age: 41, excluded: true },
  { key: 'sofie', firstName: 'Sofie', lastName: 'Toft', age: 34 },
  { key: 'william', firstName: 'William', lastName: 'Bech', age: 29, cprMatches: false },
  // in ROFUS since a deposit: the account's history says so
  { key: 'bodil', firstName: 'Bodil', lastName: 'Skov', age: 58 },
] as const satisfies readonly TestPerson[]
export type TestPersonKey = (typeof testPersons)[number]['key']
