import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { staffChangeSetting, staffSettings } from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type Setting = CallAnswer<Calls['staffSettings']>['data'][number]
export type SettingValue = Setting['value']

/** Every setting of the site, in the order in which the desk shows them. */
export function useSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi(staffSettings, {}, { signal }),
  })
}

/** Changes one, or asks a second person for it. */
export function useChangeSetting() {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffChangeSetting']>['body']) =>
      callApi(staffChangeSetting, { body }),
    onSettled: useReadAgain(),
  })
}
