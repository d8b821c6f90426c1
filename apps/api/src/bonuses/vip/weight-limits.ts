import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { percentText } from '../rules/percent-text.ts'
import { readEdges } from './read-edges.ts'
import type { VipTerms } from './read-vip-terms.ts'
import { tooDearAt } from './too-dear-at.ts'

type Ports = { config: Config }
type Terms = Pick<VipTerms, 'levels' | 'weights'>

/** The kinds of play whose points give back more than the house allows, each with its highest weight. */
export async function findTooDear(
  db: Db | Tx,
  { config }: Ports,
  terms: Terms,
): Promise<ReturnType<typeof tooDearAt>> {
  const [edges, { vip_rate: rate }] = [await readEdges(db, config), await readSettings(db)]
  return tooDearAt(rate, { ...terms, edges })
}

/** Refuses levels and weights by which somebody could come out ahead by staking alone, at the weight. */
export async function checkWeights(tx: Tx, ports: Ports, terms: Terms): Promise<void> {
  const [first] = await findTooDear(tx, ports, terms)
  if (first)
    throw fieldRefusal('VIP_POINTS_TOO_DEAR', `weight_${first.play}`, {
      max: percentText(first.mostBps),
    })
}
