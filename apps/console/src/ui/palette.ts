/** Every colour of the console. Text colours keep 4.5:1 on paper and surface (WCAG 2.2 AA). */
export interface Palette {
  paper: string
  surface: string
  raised: string
  sunken: string
  ink: string
  inkSoft: string
  inkFaint: string
  line: string
  lineStrong: string
  accent: string
  accentHover: string
  accentActive: string
  accentSoft: string
  onAccent: string
  danger: string
  dangerSoft: string
  onDanger: string
  warning: string
  warningSoft: string
  info: string
  infoSoft: string
  success: string
  successSoft: string
}

const light: Palette = {
  paper: '#F6F8F7',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EFF3F1',
  ink: '#16211D',
  inkSoft: '#4B5852',
  inkFaint: '#66736D',
  line: '#E1E8E4',
  lineStrong: '#C3CEC8',
  accent: '#0B7A5B',
  accentHover: '#09694E',
  accentActive: '#075641',
  accentSoft: '#E4F3ED',
  onAccent: '#FFFFFF',
  danger: '#C4320A',
  dangerSoft: '#FDF0EB',
  onDanger: '#FFFFFF',
  warning: '#B54708',
  warningSoft: '#FEF4E6',
  info: '#175CD3',
  infoSoft: '#EBF2FE',
  success: '#0B7A5B',
  successSoft: '#E4F3ED',
}

const dark: Palette = {
  paper: '#0E1512',
  surface: '#151E1A',
  raised: '#1B2621',
  sunken: '#101814',
  ink: '#E7EEEA',
  inkSoft: '#B4C0BA',
  inkFaint: '#93A19A',
  line: '#26332D',
  lineStrong: '#3B4B43',
  accent: '#3FC79A',
  accentHover: '#5AD3AB',
  accentActive: '#7ADDBD',
  accentSoft: '#16352B',
  onAccent: '#08150F',
  danger: '#FF8A65',
  dangerSoft: '#3A1C12',
  onDanger: '#1D0A04',
  warning: '#F5A65B',
  warningSoft: '#362512',
  info: '#84ADFF',
  infoSoft: '#172642',
  success: '#3FC79A',
  successSoft: '#16352B',
}

export const palettes = { light, dark }
export type Mode = keyof typeof palettes

/** Latin quotation marks come first where the language asks for them (global.css): Chinese fonts draw them wide. */
export const fontFamily =
  "var(--quotes, 'PingFang SC'), 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"
export const fontFamilyCode = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace"
