import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockMethod } from '../methods/lock-method.ts'
import { writeRoutes } from '../routes/write-routes.ts'

/** By which pages a method is served from now on; payments that were begun stay where they are. */
export const methodRoutes: ApprovalAct<'method.routes'> = async (_, tx, { command }) => {
  const { key } = await lockMethod(tx, BigInt(command.methodId))
  const routes = command.routes.map(({ to, fromMinor, toMinor, successMinPercent }) => ({
    to,
    fromMinor: BigInt(fromMinor),
    toMinor: toMinor === null ? null : BigInt(toMinor),
    successMinPercent,
  }))
  await writeRoutes(tx, key, routes)
}
