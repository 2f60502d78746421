import type { LoginPage } from '@matai/contract'

/** What the sign-in shows under the host of this page; null where it is ours. It stands in the page itself. */
export const loginPage: LoginPage | null = readLoginPage()

function readLoginPage(): LoginPage | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="login-page"]')?.content
  if (!told) return null
  try {
    return JSON.parse(told) as LoginPage // written by the server that this page comes from
  } catch {
    return null
  }
}
