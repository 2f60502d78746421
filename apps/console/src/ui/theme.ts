import { type ThemeConfig, theme } from 'antd'
import { fontFamily, fontFamilyCode, type Mode, palettes } from './palette.ts'

/** Our tokens on the component library. Plain CSS reads the same colours as `--ink`, `--accent-soft` and so on. */
export function antdTheme(mode: Mode, motion: boolean): ThemeConfig {
  const colour = palettes[mode]
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colour.accent,
      colorPrimaryHover: colour.accentHover,
      colorPrimaryActive: colour.accentActive,
      colorPrimaryBg: colour.accentSoft,
      controlItemBgActive: colour.accentSoft,
      controlItemBgActiveHover: colour.accentSoft,
      colorPrimaryText: colour.accent,
      colorLink: colour.accent,
      colorLinkHover: colour.accentHover,
      colorLinkActive: colour.accentActive,
      colorSuccess: colour.success,
      colorSuccessText: colour.success,
      colorError: colour.danger,
      colorErrorText: colour.danger,
      colorWarning: colour.warning,
      colorWarningText: colour.warning,
      colorInfo: colour.info,
      colorInfoText: colour.info,
      colorText: colour.ink,
      colorTextHeading: colour.ink,
      colorTextSecondary: colour.inkSoft,
      colorTextTertiary: colour.inkFaint,
      colorTextDescription: colour.inkFaint,
      colorTextPlaceholder: colour.inkFaint,
      colorTextLightSolid: colour.onAccent,
      colorBgLayout: colour.paper,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.raised,
      colorBorder: colour.lineStrong,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      borderRadius: 8,
      fontFamily,
      fontFamilyCode,
      fontSize: 14,
      lineHeight: 1.57,
      controlHeight: 36,
      motion,
      wireframe: false,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', dangerColor: colour.onDanger },
      Tooltip: { colorBgSpotlight: '#26332D', colorTextLightSolid: '#FFFFFF' },
      Table: {
        headerBg: colour.sunken,
        headerColor: colour.inkSoft,
        headerSplitColor: 'transparent',
        cellPaddingInline: 12,
        cellPaddingBlock: 10,
        rowSelectedBg: colour.accentSoft,
        rowSelectedHoverBg: colour.accentSoft,
      },
    },
  }
}
