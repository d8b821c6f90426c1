import { randomBytes } from 'node:crypto'
import { expectDone, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Stage } from '../stage.ts'

const ELSEWHERE = 'https://elsewhere.example'

/** Ends a round with a link, and once more with another one. */
async function endWith(stage: Stage, urls: readonly string[]): Promise<void> {
  const ids = stage.newIds()
  expectDone(await stage.bet(100, ids), 'bet')
  expectDone(await stage.win(100, ids), 'win')
  for (const [index, recall_url] of urls.entries()) {
    const over = {
      transaction_id: `${ids.round}-end-${index}`,
      detail: JSON.stringify({ recall_url }),
    }
    expectDone(await stage.end(ids, { over }), 'end-round')
  }
}

async function shows(stage: Stage, origin: string): Promise<void> {
  const key = randomBytes(16).toString('hex')
  const [own, second, other] = [
    `${origin}/recall/selftest?key=${key}`,
    `${origin}/recall/selftest-2?key=${key}`,
    `${ELSEWHERE}/recall/selftest?key=${key}`,
  ]
  await endWith(stage, [own, second])
  await endWith(stage, [other])
  const links = (await stage.extras.readRecord?.())?.map(({ recall_url: url }) => url) ?? []
  if (!links.includes(own)) throw new Complaint('the link of an ended round is not shown')
  if (links.includes(second)) throw new Complaint('the detail of a second end is shown')
  if (links.includes(other)) throw new Complaint('a link that leads elsewhere is shown')
}

/** What the player can look back at. */
export const records: readonly Check[] = [
  {
    name: 'the player’s record shows the first link of a round, if it leads to the provider',
    skip: ({ extras, partner }) =>
      extras.readRecord === null || partner === null ? 'needs --demo' : null,
    run: (stage) => shows(stage, stage.partner?.origin ?? ''),
  },
]
