import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotFoundScreen } from './frame/not-found-screen.tsx'
import { wantAllPhrases } from './language.ts'

export const root = createRootRoute({ notFoundComponent: NotFoundScreen })

/** Screens inside the frame, for whoever is signed in. */
export const home = createRoute({
  getParentRoute: () => root,
  id: 'home',
  beforeLoad: wantAllPhrases,
  component: lazyRouteComponent(() => import('./frame/home-layout.tsx'), 'HomeLayout'),
})
