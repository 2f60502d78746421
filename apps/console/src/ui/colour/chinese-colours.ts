/** Colours as they are called in Chinese, beside those that we offer under a name of our own. */
const names = `
  黑 000000 白 FFFFFF 灰 808080 红 FF0000 绿 008000 蓝 0000FF 黄 FFFF00 橙 FFA500 紫 800080 青 00FFFF 棕 A52A2A 褐 6E511E 金 FFD700 银 C0C0C0 米 F5F5DC 驼 A88462 栗 60281E 黛 4A4266
  墨绿 057748 深绿 006400 浅绿 90EE90 草绿 40DE5A 翠绿 00A86B 碧绿 2ADD9C 葱绿 9ED900 军绿 4B5320 橄榄绿 6B8E23 薄荷绿 98FF98 竹青 789262 石青 1685A9 靛青 177CB0
  湖蓝 30DFF3 天蓝 87CEEB 深蓝 00008B 浅蓝 ADD8E6 海蓝 0077BE 藏蓝 2E4E7E 靛蓝 065279 蔚蓝 70F3FF 孔雀蓝 0E6E7C 黛蓝 425066
  大红 FF2121 深红 8B0000 酒红 722F37 玫红 E3007F 玫瑰红 C21F30 桃红 F47983 粉 FFC0CB 粉红 FFC0CB 砖红 B22222 品红 F00056 绯红 C83C23 橘红 FF7500 橙红 FF4500 朱砂 FF461F
  橘黄 FF8936 橙黄 FFA400 金黄 F2BE45 柠檬黄 FFF143 土黄 B88A4A 杏黄 FFA631 米黄 F5F0DC 秋香 D9B611 咖啡 6F4E37 巧克力 7B3F00
  深灰 404040 浅灰 D3D3D3 银灰 C0C0C0 深紫 4B0082 浅紫 C8A2C8 绛紫 8C4356 紫罗兰 8A2BE2 薰衣草 E6E6FA 象牙白 FFFBF0 雪白 F0FCFF
`

export const chineseColours: ReadonlyMap<string, string> = new Map(
  [...names.matchAll(/(\S+) ([0-9A-F]{6})/g)].map(([, name = '', digits = '']) => [name, `#${digits}`]),
)
