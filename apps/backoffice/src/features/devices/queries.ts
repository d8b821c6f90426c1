import {
  staffAddDevice,
  staffDevices,
  staffGiveDevicePart,
  staffRevokeDevice,
} from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

type Devices = CallAnswer<Calls['staffDevices']>
export type Device = Devices['data'][number]
export type DeviceMessage = Device['messages'][number]
export type Account = Devices['free_accounts'][number]
export type GivenPart = CallAnswer<Calls['staffGiveDevicePart']>

const refreshMs = 10_000

/** The phones that forward messages, and the accounts that are in none; read again every 10 s. */
export function useDevices() {
  return useQuery({
    queryKey: ['devices'],
    queryFn: ({ signal }) => callApi(staffDevices, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** Adds a phone; the answer has the asker's part of its secret, once. */
export function useAddDevice() {
  return useAct((body: CallInput<Calls['staffAddDevice']>['body']) =>
    callApi(staffAddDevice, { body }),
  )
}

/** Shows one's own part of a phone's secret; the one shown before is void then. */
export function useGivePart(id: number) {
  return useAct(() => callApi(staffGiveDevicePart, { params: { id: String(id) } }))
}

/** Takes a phone out of use. */
export function useRevokeDevice(id: number) {
  return useAct((reason: string) =>
    callApi(staffRevokeDevice, { params: { id: String(id) }, body: { reason } }),
  )
}

function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: act,
    onSettled: useReadAgain(['devices']),
  })
}
