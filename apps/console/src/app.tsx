import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import { useMemo } from 'react'
import { useSpoken } from './language.ts'
import { queryClient } from './query-client.ts'
import { router } from './routes.tsx'
import { antdTheme } from './ui/theme.ts'
import { Toasts } from './ui/toasts.tsx'
import { useMode, useMotion } from './ui/use-mode.ts'

export function App() {
  const antdLocale = useSpoken((spoken) => spoken.antdLocale)
  const mode = useMode()
  const motion = useMotion()
  const theme = useMemo(() => antdTheme(mode, motion), [mode, motion])
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} {...(antdLocale ? { locale: antdLocale } : {})}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </ConfigProvider>
  )
}
