import { QueryClient } from '@tanstack/react-query'
import { CallError } from './client.ts'

/** Only an unanswered call is worth a second try; what the server refused, it refuses again. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof CallError && error.code === 'network'
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 5_000, refetchOnWindowFocus: true } },
})
