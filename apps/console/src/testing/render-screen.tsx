import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { speak, startLanguage, wantPhrases } from '../language.ts'
import { setPreference } from '../preferences.ts'
import { useAsked } from '../ui/confirm-store.ts'
import { parseSearch, stringifySearch } from '../ui/search-params.ts'
import { useToasts } from '../ui/toast-store.ts'

/** Shows one screen or part as the app would, in Chinese, at an address; gives the router to look at. */
export async function renderScreen(screen: ReactNode, { at = '/' } = {}): Promise<AnyRouter> {
  // Files share a worker: what another one asked and nobody answered would stand over this screen.
  useAsked.setState({ question: undefined })
  useToasts.setState({ list: [] })
  setPreference('language', 'zh')
  await startLanguage()
  await wantPhrases('account', 'editing', 'history', 'figures', 'design', 'forms', 'campaigns', 'business', 'docs')
  await speak('zh')
  const root = createRootRoute()
  const everywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => screen })
  const router = createRouter({
    routeTree: root.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never /* the app registers its own router's type */} />
      </QueryClientProvider>
    </ConfigProvider>,
  )
  return router
}

type Answer = (input: unknown) => unknown

/** What a stand-in answers to refuse a call. */
export function failWith(code: number, msg: string) {
  return { refusal: { code, msg, data: null } }
}

/** Speaks the server's envelope in place of `fetch`, and remembers what it was asked. */
export function standInServer(answers: Record<string, Answer>) {
  const real = globalThis.fetch
  let given = { ...answers }
  let seen: { path: string; input: unknown }[] = []

  async function answer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const path = String(address).split('?')[0] ?? ''
    const input = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    seen.push({ path, input })
    const data = given[path]?.(input)
    if (data === undefined) return new Response('{}', { status: 404 })
    const refused = (data as Partial<ReturnType<typeof failWith>>).refusal
    return Response.json(refused ?? { code: 0, msg: '', data })
  }

  return {
    start: () => {
      given = { ...answers }
      seen = []
      globalThis.fetch = answer
    },
    stop: () => {
      cleanup()
      globalThis.fetch = real
    },
    answer: (path: string, how: Answer) => {
      given[path] = how
    },
    asked: (path: string) => seen.filter((call) => call.path === path).map((call) => call.input),
  }
}
