import { amountOf } from '@maidan/money'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Config } from '../../platform/config.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listProviderDays } from '../mosts/list-provider-days.ts'
import { lockProvider, writeProviderMost } from '../mosts/write-provider-most.ts'

type Ports = { config: Config }

/** A higher most of a provider, unless it was lowered since somebody asked: STATE_CHANGED. */
export const providerMost: ApprovalAct<'provider.most', Ports> = async (
  { config },
  tx,
  { command: { platform, currency, mostMinor, beforeMinor }, at },
) => {
  await lockProvider(tx, platform)
  const days = await listProviderDays(tx, config.PROVIDER_DAY_MOST, at)
  const day = days.find((one) => one.platform === platform && one.currency === currency)
  if (!day || amountOf(day.most, currency) !== BigInt(beforeMinor))
    throw new Refusal('STATE_CHANGED')
  await writeProviderMost(tx, { platform, currency, mostMinor: BigInt(mostMinor) })
}
