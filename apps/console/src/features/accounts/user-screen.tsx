export function UserScreen() {
  return null
}
