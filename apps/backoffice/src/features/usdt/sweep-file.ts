import type { SweepDetail } from './queries.ts'

/**
 * What whoever holds the key is given to sign: the transfers of a sweep that nobody has sent. Amounts are
 * millionths of a dollar; `key` tells by its fingerprint which extended key the paths are of.
 */
export function sweepFile({ sweep, contract, transfers }: SweepDetail): string {
  const open = transfers.filter(({ state }) => state === 'open')
  const lines = open.map(({ from, path, key, micro }) => ({
    from,
    path,
    key,
    to: sweep.receiver,
    micro,
  }))
  const file = { kind: 'usdt-sweep', version: 1, sweep: sweep.id, contract, transfers: lines }
  return `${JSON.stringify(file, null, 2)}\n`
}
