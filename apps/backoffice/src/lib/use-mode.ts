import { useQuery } from '@tanstack/react-query'

/** What the house that serves this page is: `sandbox`, `live`, or undefined until it has said so. */
export function useMode(): string | undefined {
  return useQuery({ queryKey: ['mode'], queryFn: readMode, staleTime: Infinity }).data
}

async function readMode(): Promise<string> {
  const response = await fetch('/version')
  const { mode } = (await response.json()) as { mode: string }
  return mode
}
