import { staffApprovals, staffDecideApproval, type CallAnswer, type Calls } from '@maidan/contract'
import { call, tokenOf } from './house.ts'

type Kind = CallAnswer<Calls['staffApprovals']>['data'][number]['kind']

/** The second administrator agrees to what waits of a kind. */
export async function agreeTo(kind: Kind): Promise<void> {
  const token = await tokenOf('admin')
  const { body } = await call(staffApprovals, { token, query: { state: 'waiting' } })
  for (const { id } of body.data.filter((one) => one.kind === kind)) {
    const params = { id: String(id), decision: 'agree' } as const
    const agreed = await call(staffDecideApproval, { token, params, body: {} })
    if (agreed.status !== 200) throw new Error(`${kind} was not agreed to: ${agreed.text}`)
  }
}
