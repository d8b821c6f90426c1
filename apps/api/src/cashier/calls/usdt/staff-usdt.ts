import { usdtText } from '@maidan/cashier'
import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Usdt } from '../../usdt/open-usdt.ts'
import { heldAddresses } from '../../usdt/sweeps/held-addresses.ts'
import { listStrange } from '../../usdt/sweeps/list-strange.ts'
import { listSweeps } from '../../usdt/sweeps/read-sweeps.ts'

type Ports = { db: Db; usdt: Usdt | null }

/** Addresses that the desk is shown; the sums are over all. */
const SHOWN_MAX = 100

export const staffUsdt: Handler<Calls['staffUsdt'], Ports> = async ({ db, usdt }, { staff }) => {
  requireRole(staff, 'cashier', 'auditor')
  const addresses = await heldAddresses(db)
  return {
    sweep_to: usdt?.sweepTo ?? null,
    held: usdtText(addresses.reduce((sum, { micro }) => sum + micro, 0n)),
    holding: addresses.length,
    addresses: addresses.slice(0, SHOWN_MAX).map((one) => ({
      address: one.address,
      player: { id: Number(one.player_id), username: one.username },
      held: usdtText(one.micro),
      asked: one.is_asked,
    })),
    sweeps: await listSweeps(db),
    strange: await listStrange(db),
  }
}
