import i18next from 'i18next'
import { create } from 'zustand'
import { paths } from './paths.ts'
import { toast } from './ui/toast-store.ts'

interface SignInRequest {
  open: boolean
  /** Run once after the next sign-in. */
  then: (() => void) | undefined
}

/** Whether the sign-in dialog stands over the page. */
export const useSignInRequest = create<SignInRequest>(() => ({ open: false, then: undefined }))

/** Opens the sign-in dialog over whatever page is shown. */
export function askToSignIn(then?: () => void): void {
  useSignInRequest.setState({ open: true, then })
}

/** Local storage item of the specification (section 3): the mobile number of whoever signed in here last. */
const userDataItem = 'user-data'

export interface UserData {
  country: string
  national: string
}

export function rememberMobile(data: UserData): void {
  localStorage.setItem(userDataItem, JSON.stringify(data))
}

export function rememberedMobile(): UserData | undefined {
  try {
    return JSON.parse(localStorage.getItem(userDataItem) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Screens that a stranger may read. */
const openScreens: readonly string[] = [paths.login, paths.about]

export function isOpenScreen(pathname: string): boolean {
  return openScreens.includes(pathname)
}

let signedIn = false

/** Told by the frame when the server has said who the person is. */
export function sessionFound(): void {
  signedIn = true
}

/** Milliseconds between the message and the dialog (specification, section 8). */
const pauseBeforeDialog = 1_000

/** Called for every answer with error code 1000. A stranger's first visit is no failure and gets no message. */
export function sessionLost(): void {
  if (isOpenScreen(location.pathname) || useSignInRequest.getState().open) return
  if (!signedIn) return askToSignIn()
  signedIn = false
  toast.error(i18next.t('errors.loginInvalid'))
  setTimeout(() => askToSignIn(), pauseBeforeDialog)
}
