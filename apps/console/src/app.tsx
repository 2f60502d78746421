import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { router } from './routes.tsx'
import { Toasts } from './ui/toasts.tsx'
import { useMode } from './ui/use-mode.ts'

export function App() {
  useMode()
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  )
}
