import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RoomFrame, RoomSession, RoomView } from '../../../rooms/room-api.ts'
import { RoomMachine } from './room-machine.ts'
import { ownBet } from './stakes/testing/own-bet.ts'
import { stakeOnItsWay } from './stakes/stake-on-its-way.ts'

const view: RoomView = {
  number: 7,
  phase: 'betting',
  nowMs: 10_000,
  phaseBeganMs: 9_000,
  phaseEndsMs: 17_000,
  linkHash: 'hash',
  outcome: null,
  isCut: false,
  bets: [],
  betCount: 0,
  contests: [],
  watching: 1,
  past: [],
}

type Answer = { status: number; body: unknown } | 'lost'
type Body = Record<string, unknown>

/** What the studio answers, by path; and all that it was asked. */
let answers: Record<string, (body: Body) => Answer | Promise<Answer>>
let asked: { path: string; body: Body }[]
let stream: ReadableStreamDefaultController<Uint8Array>
/** How often the room was asked to be followed; and whether that cannot be heard just now. */
let followed: number
let isDown: boolean

async function studio(path: string, init: { body: string }): Promise<Response> {
  if (path.startsWith('/studio/rooms/stream?')) {
    followed += 1
    if (isDown) throw new TypeError('the line broke')
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller
        },
      }),
    )
  }
  if (path === '/studio/rooms/time') return Response.json({ nowMs: 10_000 })
  const body = JSON.parse(init.body) as Body
  asked.push({ path, body })
  const answer = (await answers[path]?.(body)) ?? {
    status: 200,
    body: { bets: [], balanceMinor: '5000' },
  }
  if (answer === 'lost') throw new TypeError('the line broke')
  return Response.json(answer.body, { status: answer.status })
}

function tell(frame: RoomFrame): void {
  stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(frame)}\n\n`))
}

let machine: RoomMachine
let end: () => void

beforeEach(async () => {
  answers = {}
  asked = []
  followed = 0
  isDown = false
  vi.stubGlobal('fetch', studio)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  const session = { balanceMinor: '5000' } as RoomSession
  machine = new RoomMachine({ session: 'x'.repeat(43), clientSeed: () => 'seed' }, session)
  end = machine.begin()
  await vi.waitFor(() => tell({ kind: 'view', view }))
  await vi.waitUntil(() => machine.store.read().view !== null)
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

describe('a bet', () => {
  test('[LAW-4] that the studio lists before its own answer comes is staked once, whenever one looks', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let betId = ''
    const taken = () => ownBet({ betId })
    answers['/studio/rooms/bet'] = async (body) => {
      betId = String(body['betId'])
      await held
      return { status: 200, body: { bet: taken(), balanceMinor: '4000' } }
    }
    answers['/studio/rooms/mine'] = () => ({
      status: 200,
      body: { bets: betId === '' ? [] : [taken()], balanceMinor: betId === '' ? '5000' : '4000' },
    })
    const left: bigint[] = []
    machine.store.listen(() => {
      const { asked: sent, own, balanceMinor } = machine.store.read()
      left.push(balanceMinor - stakeOnItsWay(sent, own))
    })
    machine.place('heads', 1_000n)
    await vi.waitUntil(() => betId !== '')
    window.dispatchEvent(new Event('online'))
    await vi.waitUntil(() => machine.store.read().own.length === 1)
    letGo()
    await vi.waitUntil(() => machine.store.read().asked.length === 0)
    expect(new Set(left.slice(1))).toEqual(new Set([4_000n]))
  })

  test('[LAW-19] whose answer is lost is asked for again under its own name, and counts once', async () => {
    const lost = [true]
    answers['/studio/rooms/bet'] = ({ betId }) =>
      lost.pop() === true
        ? 'lost'
        : { status: 200, body: { bet: ownBet({ betId: String(betId) }), balanceMinor: '4000' } }
    answers['/studio/rooms/mine'] = () => ({
      status: 200,
      body: { bets: [], balanceMinor: '4000' },
    })
    machine.place('heads', 1_000n)
    expect(machine.store.read().asked).toMatchObject([{ spot: 'heads', number: 7 }])
    await vi.waitFor(() => expect(machine.store.read().own).toHaveLength(1), 3_000)
    const names = asked.filter(({ path }) => path === '/studio/rooms/bet').map(({ body }) => body)
    expect(names).toHaveLength(2)
    expect(names[1]).toEqual(names[0])
    await vi.waitFor(() =>
      expect(machine.store.read()).toMatchObject({ asked: [], balanceMinor: 4_000n }),
    )
  })

  test('whose answer is lost is asked for at once when the device is back on the net', async () => {
    answers['/studio/rooms/bet'] = () => 'lost'
    machine.place('heads', 1_000n)
    const times = () => asked.filter(({ path }) => path === '/studio/rooms/bet').length
    // The third time comes more than a second after the second.
    await vi.waitUntil(() => times() === 2, 2_000)
    answers['/studio/rooms/bet'] = ({ betId }) => ({
      status: 200,
      body: { bet: ownBet({ betId: String(betId) }), balanceMinor: '4000' },
    })
    window.dispatchEvent(new Event('online'))
    await vi.waitUntil(() => times() === 3, 500)
    await vi.waitFor(() => expect(machine.store.read().own).toHaveLength(1))
  })

  test('that is answered after an older balance was told shows what it has left', async () => {
    let balanceMinor = '5000'
    let answerBet = () => {}
    const held = new Promise<void>((resolve) => {
      answerBet = resolve
    })
    answers['/studio/rooms/mine'] = () => ({ status: 200, body: { bets: [], balanceMinor } })
    answers['/studio/rooms/bet'] = async ({ betId }) => {
      await held
      balanceMinor = '4000'
      return { status: 200, body: { bet: ownBet({ betId: String(betId) }), balanceMinor } }
    }
    machine.place('heads', 1_000n)
    // Asked for after the bet, and answered before it.
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    answerBet()
    await vi.waitFor(() =>
      expect(machine.store.read()).toMatchObject({ asked: [], balanceMinor: 4_000n }),
    )
  })

  test('that is refused says why and leaves nothing on the board', async () => {
    const failure = { code: 'NOT_ENOUGH_MONEY', message: '', request_id: '', balanceMinor: '500' }
    answers['/studio/rooms/bet'] = () => ({ status: 402, body: failure })
    answers['/studio/rooms/mine'] = () => ({ status: 200, body: { bets: [], balanceMinor: '500' } })
    machine.place('heads', 1_000n)
    await vi.waitFor(() => expect(machine.store.read().news?.key).toBe('noMoney'))
    await vi.waitFor(() => expect(machine.store.read().asked).toEqual([]))
    expect(machine.store.read()).toMatchObject({ own: [], balanceMinor: 500n })
  })

  test('on a round whose betting is over is not even sent', async () => {
    tell({ kind: 'view', view: { ...view, phase: 'running', nowMs: 17_000 } })
    await vi.waitFor(() => expect(machine.store.read().view?.phase).toBe('running'))
    machine.place('heads', 1_000n)
    expect(machine.store.read().news?.key).toBe('closed')
    expect(asked.every(({ path }) => path !== '/studio/rooms/bet')).toBe(true)
  })

  test('that is shown is looked after until its money is there', async () => {
    const states = (['settling', 'paid'] as const).values()
    answers['/studio/rooms/bet'] = ({ betId }) => ({
      status: 200,
      body: { bet: ownBet({ betId: String(betId) }), balanceMinor: '4000' },
    })
    machine.place('heads', 1_000n)
    await vi.waitFor(() => expect(machine.store.read().own).toHaveLength(1))
    const [{ betId } = { betId: '' }] = machine.store.read().own
    answers['/studio/rooms/mine'] = () => ({
      status: 200,
      body: {
        bets: [ownBet({ betId, winMinor: '2000', state: states.next().value ?? 'paid' })],
        balanceMinor: '6000',
      },
    })
    tell({ kind: 'view', view: { ...view, phase: 'shown', outcome: 'heads', nowMs: 17_000 } })
    await vi.waitFor(() => expect(machine.store.read().own[0]?.state).toBe('paid'), 3_000)
    expect(machine.store.read().balanceMinor).toBe(6_000n)
  })
})

test('a stake that is taken out too late says so', async () => {
  const failure = { code: 'CASH_OUT_TOO_LATE', message: '', request_id: '' }
  answers['/studio/rooms/cash-out'] = () => ({ status: 409, body: failure })
  machine.cashOut('press-1')
  machine.cashOut('press-1')
  await vi.waitFor(() => expect(machine.store.read().news?.key).toBe('outTooLate'))
  expect(asked.filter(({ path }) => path === '/studio/rooms/cash-out')).toHaveLength(1)
})

test('a line that breaks makes the room stale until it is there again', async () => {
  stream.close()
  await vi.waitFor(() => expect(machine.store.read().isStale).toBe(true))
  await vi.waitFor(() => {
    tell({ kind: 'view', view: { ...view, number: 8, nowMs: 20_000 } })
    expect(machine.store.read()).toMatchObject({ isStale: false, view: { number: 8 } })
  }, 3_000)
})

test('a device that is back on the net does not wait for its next try', async () => {
  isDown = true
  stream.error(new TypeError('the line broke'))
  // After so many failures in a row the next try is at least a second away.
  await vi.waitUntil(() => followed === 4, 5_000)
  isDown = false
  window.dispatchEvent(new Event('online'))
  await vi.waitUntil(() => followed === 5, 300)
  tell({ kind: 'view', view: { ...view, number: 8, nowMs: 20_000 } })
  await vi.waitFor(() =>
    expect(machine.store.read()).toMatchObject({ isStale: false, view: { number: 8 } }),
  )
})

test('a page that is seen again asks what its player has', async () => {
  answers['/studio/rooms/mine'] = () => ({ status: 200, body: { bets: [], balanceMinor: '700' } })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(machine.store.read().balanceMinor).toBe(700n))
})

test('own bets whose list was lost are asked for again as soon as the room is heard', async () => {
  const lists: Answer[] = ['lost']
  answers['/studio/rooms/mine'] = () =>
    lists.pop() ?? {
      status: 200,
      body: { bets: [ownBet({ betId: 'press-1' })], balanceMinor: '4000' },
    }
  const questions = () => asked.filter(({ path }) => path === '/studio/rooms/mine').length
  const before = questions()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitUntil(() => questions() === before + 1)
  expect(machine.store.read().own).toEqual([])
  await vi.waitFor(() => {
    tell({ kind: 'view', view: { ...view, nowMs: 11_000 } })
    expect(machine.store.read()).toMatchObject({
      own: [{ betId: 'press-1' }],
      balanceMinor: 4_000n,
    })
  })
})

describe('a stake that comes back', () => {
  const list = (part: Parameters<typeof ownBet>[0]) => {
    answers['/studio/rooms/mine'] = () => ({
      status: 200,
      body: { bets: [ownBet({ betId: 'press-1', ...part })], balanceMinor: '4000' },
    })
    document.dispatchEvent(new Event('visibilitychange'))
    return vi.waitUntil(() => machine.store.read().own[0]?.state === part.state)
  }

  test('while its round is on the page is told at once, and no more later', async () => {
    await list({ state: 'returning' })
    await list({ state: 'returned' })
    expect(machine.store.read().news?.key).toBe('stakeIsBack')
    tell({ kind: 'view', view: { ...view, number: 8, nowMs: 20_000 } })
    await vi.waitUntil(() => asked.some(({ path }) => path.endsWith('/shown')))
    expect(machine.store.read().unseen).toEqual([])
  })

  test('with its whole round is told by that round, whoever looks', async () => {
    answers['/studio/rooms/shown'] = ({ betIds }) => ({ status: 200, body: { betIds } })
    await list({ state: 'taken' })
    await list({ state: 'returned', isCalledOff: true })
    await vi.waitUntil(() => machine.store.read().unseen.length > 0)
    expect(machine.store.read()).toMatchObject({ unseen: [{ key: 'roundOff' }], news: null })
  })
})
