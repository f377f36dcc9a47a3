import type { TestPersonKey } from '../identity/test-persons.ts'
import type { Spin, Story } from './story.ts'

/** Account and history of a seeded test person. */
export interface Life {
  readonly registeredDaysAgo: number
  readonly mobileNo: string
  /** Seeds limits, deposits and rounds since the registration. */
  tell(story: Story): Promise<void>
}

const kr = (amount: number): number => Math.round(amount * 100)
const rounds = (id: string, name: string, stake: number, wins: readonly number[]): Spin[] =>
  wins.map((win) => [{ id, name }, kr(stake), kr(win)] as const)

const fox = (stake: number, wins: readonly number[]) => rounds('raevens-runer', 'Rævens Runer', stake, wins)
const ship = (stake: number, wins: readonly number[]) => rounds('langskib', 'Langskib', stake, wins)
const elk = (stake: number, wins: readonly number[]) => rounds('nordlysets-konge', 'Nordlysets Konge', stake, wins)
const bear = (stake: number, wins: readonly number[]) => rounds('bjoernens-vinter', 'Bjørnens Vinter', stake, wins)
const bell = (stake: number, wins: readonly number[]) => rounds('klokketaarnet', 'Klokketårnet', stake, wins)
const snow = (stake: number, wins: readonly number[]) => rounds('snedronning', 'Snedronning', stake, wins)

/** Test persons with an account. Amounts in kroner; the balances in the README follow from these numbers. */
export const lives: Readonly<Partial<Record<TestPersonKey, Life>>> = {
  // Depositor with a stored card: 2,500 kr deposited, 1,250 kr lost, balance 1,250 kr.
  freja: {
    registeredDaysAgo: 120,
    mobileNo: '20112233',
    async tell(story) {
      await story.limits(120, { day: kr(2000), week: kr(5000), month: kr(10_000) })
      await story.deposit(47, kr(500))
      await story.play(46.9, [...fox(10, [0, 0]), ...fox(20, [40, 0]), ...fox(50, [0, 0]), ...fox(100, [0, 20])])
      await story.deposit(20, kr(500))
      await story.play(19.9, [...elk(20, [0, 0, 0, 30, 0]), ...bell(50, [0, 0, 0, 120]), ...bell(100, [0, 0, 0])])
      await story.deposit(9, kr(1000))
      await story.play(8.9, [...ship(25, [12.5, 0, 0, 87.5]), ...fox(50, [0, 0, 150, 0, 0, 0]), ...bear(100, [0, 100, 0])])
      await story.deposit(2.2, kr(500))
      await story.play(2.1, [...fox(20, [0, 35.5, 0, 0, 14.5]), ...ship(50, [0, 0, 100, 0])])
    },
  },
  // Registered, never deposited, no limits: the mandatory limits dialog opens.
  emil: { registeredDaysAgo: 6, mobileNo: '20223344', async tell() {} },
  // Requested a higher weekly limit ten hours ago, effective 24 hours after the request.
  laerke: {
    registeredDaysAgo: 75,
    mobileNo: '20334455',
    async tell(story) {
      await story.limits(75, { day: kr(500), week: kr(1000), month: kr(2000) })
      await story.deposit(12, kr(300))
      await story.play(11.9, snow(25, [0, 0, 0, 12.5, 0, 0, 0, 0]))
      await story.deposit(3, kr(200))
      await story.limits(10 / 24, { week: kr(3000) })
    },
  },
  // Six hours into a 24-hour pause, with a positive balance.
  noah: {
    registeredDaysAgo: 40,
    mobileNo: '20445566',
    async tell(story) {
      await story.limits(40, { day: kr(400), week: kr(800), month: kr(1600) })
      await story.deposit(1.5, kr(400))
      await story.play(1.4, bear(50, [0, 0, 24.5, 0, 0, 50]))
      await story.pauseUntil(0.75)
    },
  },
  // Locked by the operator.
  ida: {
    registeredDaysAgo: 200,
    mobileNo: '20556677',
    async tell(story) {
      await story.limits(200, { day: kr(500), week: kr(500), month: kr(500) })
      await story.deposit(60, kr(200))
      await story.lockAccount()
    },
  },
}
