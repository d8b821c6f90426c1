import {
  FRONT_PAGES,
  staffChangeFront,
  staffDecideApproval,
  staffEndFront,
  staffFront,
  type CallInput,
  type Calls,
  type FrontPlace,
} from '@maidan/contract'
import type { World } from '@maidan/testkit'

export type AskedPiece = CallInput<Calls['staffChangeFront']>['body']
type Member = { token: string }
type Seen = { place: FrontPlace; id: number; version: number }

export const wordsOf = (words: string) => [
  { language: 'en' as const, words },
  { language: 'bn' as const, words: `${words} বাংলায়` },
]

/** A notice that is not there yet. */
const notice: AskedPiece = {
  place: 'notice',
  id: '0',
  version: 0,
  texts: wordsOf('New'),
  picture: '',
  link: '',
  starts_at: '',
  ends_at: '',
  reason: 'The season begins',
}

/** What a slide of the carousel has that a notice has not. */
export const slide = {
  place: 'main',
  picture: '/storage/banners/cricket.svg',
  link: FRONT_PAGES.inplay,
} as const satisfies Partial<AskedPiece>

/** The front page at the desk of two admins. */
export async function openFrontDesk(world: World) {
  const [admin, second] = [await world.staff('admin'), await world.staff('admin2')]

  const desk = async () => (await world.call(staffFront, admin)).body

  const piece = async (words: string) => {
    const found = (await desk()).data.find(({ texts }) => texts[0]?.words === words)
    if (!found) throw new Error(`nothing says ${words}`)
    return found
  }

  const ask = (fields: Partial<AskedPiece>, { token }: Member = admin) =>
    world.call(staffChangeFront, { token, body: { ...notice, ...fields } })

  const agree = (id: number, { token }: Member = second) =>
    world.call(staffDecideApproval, {
      token,
      params: { id: String(id), decision: 'agree' },
      body: {},
    })

  /** A piece that both agreed on, as the desk then shows it. */
  const said = async (fields: Partial<AskedPiece>) => {
    const asked = await ask(fields)
    const agreed = await agree(asked.body.approval_id)
    if (agreed.status !== 200) throw new Error(`${asked.text} ${agreed.text}`)
    return piece(fields.texts?.[0]?.words ?? 'New')
  }

  const end = ({ place, id, version }: Seen, { token }: Member = admin, reason = 'It is over') => {
    const params = { place, id: String(id) }
    return world.call(staffEndFront, { token, params, body: { version, reason } })
  }

  return { admin, desk, piece, ask, agree, said, end }
}
