import type { TestPersonKey } from '../identity/testPersons.ts'
import type { PlayerHistory, SeededRound } from './historyBuilder.ts'

/** Account and history of a seeded test person. */
export interface PersonFixture {
  registeredDaysAgo: number
  mobileNo: string
  /** Seeds limits, deposits and rounds since the registration. */
  seed(history: PlayerHistory): Promise<void>
}

const kr = (amount: number): number => Math.round(amount * 100)
const roundsOf = (id: string, name: string, stake: number, wins: readonly number[]): SeededRound[] =>
  wins.map((win) => [{ id, name }, kr(stake), kr(win)] as const)

const fox = (stake: number, wins: readonly number[]) => roundsOf('raevens-runer', 'Rævens Runer', stake, wins)
const ship = (stake: number, wins: readonly number[]) => roundsOf('langskib', 'Langskib', stake, wins)
const elk = (stake: number, wins: readonly number[]) => roundsOf('nordlysets-konge', 'Nordlysets Konge', stake, wins)
const bear = (stake: number, wins: readonly number[]) => roundsOf('bjoernens-vinter', 'Bjørnens Vinter', stake, wins)
const bell = (stake: number, wins: readonly number[]) => roundsOf('klokketaarnet', 'Klokketårnet', stake, wins)
const snow = (stake: number, wins: readonly number[]) => roundsOf('snedronning', 'Snedronning', stake, wins)

/** Test persons with an account. Amounts in kroner; the balances in the README follow from these numbers. */
export const personFixtures: Readonly<Partial<Record<TestPersonKey, PersonFixture>>> = {
  // Depositor with a stored card: 2,500 kr deposited, 1,250 kr lost, balance 1,250 kr.
  freja: {
    registeredDaysAgo: 120,
    mobileNo: '20112233',
    async seed(history) {
      await history.setLimits(120, { day: kr(2000), week: kr(5000), month: kr(10_000) })
      await history.deposit(47, kr(500))
      await history.playRounds(46.9, [...fox(10, [0, 0]), ...fox(20, [40, 0]), ...fox(50, [0, 0]), ...fox(100, [0, 20])])
      await history.deposit(20, kr(500))
      await history.playRounds(19.9, [...elk(20, [0, 0, 0, 30, 0]), ...bell(50, [0, 0, 0, 120]), ...bell(100, [0, 0, 0])])
      await history.deposit(9, kr(1000))
      await history.playRounds(8.9, [...ship(25, [12.5, 0, 0, 87.5]), ...fox(50, [0, 0, 150, 0, 0, 0]), ...bear(100, [0, 100, 0])])
      await history.deposit(2.2, kr(500))
      await history.playRounds(2.1, [...fox(20, [0, 35.5, 0, 0, 14.5]), ...ship(50, [0, 0, 100, 0])])
    },
  },
  // Registered, never deposited, no limits: the mandatory limits dialog opens.
  emil: { registeredDaysAgo: 6, mobileNo: '20223344', async seed() {} },
  // Requested a higher weekly limit ten hours ago, effective 24 hours after the request.
  laerke: {
    registeredDaysAgo: 75,
    mobileNo: '20334455',
    async seed(history) {
      await history.setLimits(75, { day: kr(500), week: kr(1000), month: kr(2000) })
      await history.deposit(12, kr(300))
      await history.playRounds(11.9, snow(25, [0, 0, 0, 12.5, 0, 0, 0, 0]))
      await history.deposit(3, kr(200))
      await history.setLimits(10 / 24, { week: kr(3000) })
    },
  },
  // Six hours into a 24-hour pause, with a positive balance.
  noah: {
    registeredDaysAgo: 40,
    mobileNo: '20445566',
    async seed(history) {
      await history.setLimits(40, { day: kr(400), week: kr(800), month: kr(1600) })
      await history.deposit(1.5, kr(400))
      await history.playRounds(1.4, bear(50, [0, 0, 24.5, 0, 0, 50]))
      await history.pauseForDays(0.75)
    },
  },
  // Locked by the operator.
  ida: {
    registeredDaysAgo: 200,
    mobileNo: '20556677',
    async seed(history) {
      await history.setLimits(200, { day: kr(500), week: kr(500), month: kr(500) })
      await history.deposit(60, kr(200))
      await history.lockAccount()
    },
  },
  // Joined ROFUS after a deposit; logs in only to withdraw 300 kr.
  bodil: {
    registeredDaysAgo: 90,
    mobileNo: '20667788',
    async seed(history) {
      await history.setLimits(90, { day: kr(500), week: kr(500), month: kr(500) })
      await history.deposit(14, kr(300))
      await history.excludePerson()
    },
  },
}
