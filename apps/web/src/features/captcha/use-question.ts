import { getCaptcha } from '@maidan/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../lib/calls/api.ts'

export type QuestionKind = 'picture' | 'sum'

/** The captcha of a round: the address of its picture, or the words of its sum. */
export function useQuestion(kind: QuestionKind, round: number) {
  return useQuery({
    queryKey: ['captcha', kind, round],
    queryFn: async ({ signal }) => {
      const file = await fetchFile(getCaptcha, { query: { as: kind } }, { signal })
      return kind === 'sum' ? file.text() : dataAddress(file)
    },
    // Each can be answered once, by who sees it now.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(file)
  })
}
