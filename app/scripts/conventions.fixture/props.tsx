// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
interface LongProps /* red: many props */ {
  a: string
  b: string
  c: string
  d: string
  e: string
  f: string
  g: string
  h: string
  i: string
  j: string
  k: string
  l: string
  m: string
}

export const Long = ({ a }: LongProps) => <p>{a}</p>
