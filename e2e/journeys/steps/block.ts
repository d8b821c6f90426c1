import { staffBlockPlayer, staffDecideApproval, type PlayerSection } from '@maidan/contract'
import { call, tokenOf } from './house.ts'

const reason = 'Asked for a break'

/** Blocks a section for a player, as one administrator alone may. */
export async function block(playerId: bigint | number, section: PlayerSection): Promise<void> {
  await call(staffBlockPlayer, {
    token: await tokenOf('admin2'),
    params: { id: String(playerId) },
    body: { section, blocked: true, reason },
  })
}

/** Opens a blocked section of a player again, for which one administrator asks another. */
export async function openByTwo(playerId: bigint | number, section: PlayerSection): Promise<void> {
  const asked = await call(staffBlockPlayer, {
    token: await tokenOf('admin2'),
    params: { id: String(playerId) },
    body: { section, blocked: false, reason },
  })
  const agreed = await call(staffDecideApproval, {
    token: await tokenOf('admin'),
    params: { id: String(asked.body.open_requests[section]), decision: 'agree' },
    body: {},
  })
  if (agreed.status !== 200) throw new Error(`the section is not open: ${agreed.text}`)
}
