export { CallError } from './call-error.ts'
export { type Client, type ClientOptions, createClient } from './create-client.ts'
