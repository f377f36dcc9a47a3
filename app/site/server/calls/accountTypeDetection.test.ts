import { expect, test } from 'vitest'
import { openedSession } from '../testing/fakeBackend.ts'
import type { FakeResponses } from '../testing/testApp.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { startCallServer } from './callTestServer.ts'

const transfer = (id: number, type: string) => ({
  id: String(id),
  type,
  amount: { value: 10_000, currency: 'DKK' },
  state: 'implemented',
  startDate: 1,
  endDate: 1,
  message: '',
  externalId: String(id),
  orderSubType: { id: '', externalId: '', name: '' },
})

interface Situation {
  /** The type that the login states. */
  playerType: 'Depositor' | 'Non-Depositor'
  firstDeposit: string | null
  transfers?: readonly ReturnType<typeof transfer>[]
  failing?: FakeResponses
}

/** Logs in; returns the stored player type and what the back end was told, in order. */
async function logIn({ playerType, firstDeposit, transfers = [], failing }: Situation) {
  const { post, sent, lines } = await startCallServer({
    'identity.openSession': () => ({ ...openedSession, playerType }),
    'session.getProperty': () => ({ property: 'firstdeposit', value: firstDeposit }),
    'transactions.list': ({ query }) => {
      const { skip, limit } = query as { skip: number; limit: number } // parsed by the call's schema
      return { transfers: transfers.slice(skip, skip + limit), total: transfers.length }
    },
    'session.updateDepositor': () => ({}),
    'session.updatePlayerType': () => ({}),
    ...failing,
  })
  const answer = await post('/backend/identity.openSession', {}, 'transactionId=tx1')
  const told = sent().filter(({ name }) => name.startsWith('session.update'))
  return {
    status: answer.statusCode,
    cookie: parseSetCookies(answer.headers['set-cookie']).playerType,
    data: answer.json().data,
    told: told.map(({ name, input }) => [name, input.query?.playerType ?? null]),
    pages: sent().filter(({ name }) => name === 'transactions.list').length,
    warnings: lines.filter((line) => JSON.stringify(line).includes('player type could not be checked')).length,
  }
}

test('a numeric property decides without the history, and an equal type is not sent', async () => {
  expect(await logIn({ playerType: 'Depositor', firstDeposit: '10000' })).toMatchObject({ cookie: 'Depositor', told: [], pages: 0 })
  expect(await logIn({ playerType: 'Non-Depositor', firstDeposit: '0' })).toMatchObject({ cookie: 'Non-Depositor', told: [], pages: 0 })
})

test('the back end learns of a type that differs from its own', async () => {
  expect(await logIn({ playerType: 'Non-Depositor', firstDeposit: '10000' })).toMatchObject({
    cookie: 'Depositor',
    told: [
      ['session.updateDepositor', null],
      ['session.updatePlayerType', 'Depositor'],
    ],
  })
  expect(await logIn({ playerType: 'Depositor', firstDeposit: '0' })).toMatchObject({
    cookie: 'Non-Depositor',
    told: [['session.updatePlayerType', 'Non-Depositor']],
  })
})

test.each([null, '', 'True'])('without a numeric property (%j) the whole history decides', async (firstDeposit) => {
  const bonuses = Array.from({ length: 150 }, (_, index) => transfer(index, 'transfer_bonus'))
  const withDeposit = [...bonuses, transfer(150, 'deposit')]
  expect(await logIn({ playerType: 'Non-Depositor', firstDeposit, transfers: withDeposit })).toMatchObject({
    cookie: 'Depositor',
    pages: 2,
  })
  expect(await logIn({ playerType: 'Non-Depositor', firstDeposit, transfers: bonuses })).toMatchObject({
    cookie: 'Non-Depositor',
    pages: 2,
    told: [],
  })
  expect(await logIn({ playerType: 'Non-Depositor', firstDeposit })).toMatchObject({ cookie: 'Non-Depositor', pages: 1 })
})

test.each(['session.getProperty', 'transactions.list', 'session.updatePlayerType'] as const)(
  'the login succeeds with the type that it stated when %s fails, and the operator is told',
  async (name) => {
    const fail = () => {
      throw new CallFailure('ERR_UPSTREAM')
    }
    const transfers = [transfer(1, 'deposit')]
    const result = await logIn({ playerType: 'Non-Depositor', firstDeposit: null, transfers, failing: { [name]: fail } })
    expect(result).toMatchObject({ status: 200, cookie: 'Non-Depositor', data: { lastLogin: 5 }, warnings: 1 })
  },
)
