export const starting = {
  stopAll: '这次升级无法与旧版本同时运行：请先停止所有节点，再启动这一个',
  newerData: '数据来自更新版本的码台，因此什么也没有改。请启动那个版本或更新的版本；要退回旧版本，请恢复升级前的备份',
  upgrading: '正在升级数据，第 {{index}} 步，共 {{total}} 步：{{name}}',
  upgraded: '数据已升级',
}
