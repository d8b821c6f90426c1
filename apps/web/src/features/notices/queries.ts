import { NOTICE_KINDS } from '@maidan/contract'
import type { CallAnswer } from '@maidan/contract'
import { findPushDevice, forgetPushDevice, savePushDevice } from '@maidan/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { keysOf, subscribeHere, subscriptionHere } from './push-subscription.ts'

export type DeviceSettings = NonNullable<CallAnswer<typeof findPushDevice>['device']>

/** What is on for a player who turns notices on: everything, without amounts. */
const first: DeviceSettings = { kinds: [...NOTICE_KINDS], shows_amounts: false }

const deviceKey = ['player', 'notices']

/** What this browser shows of the player's notices; null for nothing. */
export const useNoticeDevice = () => useQuery({ queryKey: deviceKey, queryFn: readDevice })

/** The server ties the browser to the present session as it answers. */
export async function readDevice(): Promise<DeviceSettings | null> {
  const subscription = await subscriptionHere()
  if (subscription === undefined) return null
  const { endpoint } = subscription
  return (await callApi(findPushDevice, { body: { endpoint } })).device
}

/** Asks for the browser's leave and begins; false if the player does not give it. */
export function useTurnOn() {
  return useDeviceChange(async () => {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { public_key } = await callApi(findPushDevice, { body: {} })
    const keys = await subscribeHere(public_key)
    return (await callApi(savePushDevice, { body: { ...keys, ...first } })).device
  })
}

export function useChangeDevice() {
  return useDeviceChange(async (settings: DeviceSettings) => {
    const subscription = await subscriptionHere()
    if (subscription === undefined) return null
    const body = { ...keysOf(subscription), ...settings }
    return (await callApi(savePushDevice, { body })).device
  })
}

export function useTurnOff() {
  return useDeviceChange(async () => {
    const subscription = await subscriptionHere()
    if (subscription === undefined) return null
    await callApi(forgetPushDevice, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
    return null
  })
}

function useDeviceChange<T = void>(change: (asked: T) => Promise<DeviceSettings | null>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (device) => client.setQueryData(deviceKey, device),
  })
}
