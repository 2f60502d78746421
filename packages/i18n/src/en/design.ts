import { styles } from './styles.ts'

/** What screens say that design codes and labels; only those load it. */
export const design = { styles }
