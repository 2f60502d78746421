import { describe, expect, it } from 'vitest'
import { isMachineAgent, machineAgents } from './agents.ts'

const machines = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0); 360Spider',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; https://zhanzhang.toutiao.com/)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (compatible; DingTalkBot-LinkService/1.0; +https://open-doc.dingtalk.com/microapp/faquestions/ftpfeu)',
  'Mozilla/5.0 (compatible; LarkUrl2Preview/1.0)',
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 mpcrawler',
]

const people = [
  '',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003233) NetType/WIFI Language/zh_CN',
  'Mozilla/5.0 (Linux; Android 14; 23049RAD8C) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160 MMWEBSDK/20231202 MicroMessenger/8.0.47',
  'Mozilla/5.0 (Linux; U; Android 12; zh-cn) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0 MQQBrowser/13.6 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 AliApp(DingTalk/7.1.0) com.laiwang.DingTalk',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Mobile Safari/537.36 ArkWeb/4.1.6.1',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'okhttp/4.12.0',
]

describe('machines', () => {
  it('names at least forty, in lower case, each once', () => {
    expect(machineAgents.length).toBeGreaterThanOrEqual(40)
    expect(new Set(machineAgents).size).toBe(machineAgents.length)
    expect(machineAgents.filter((word) => word !== word.toLowerCase())).toEqual([])
  })

  it.each(machines)('knows %s', (agent) => expect(isMachineAgent(agent)).toBe(true))

  it.each(machineAgents)('knows %s whatever its case', (word) => {
    expect(isMachineAgent(`Mozilla/5.0 (compatible; ${word.toUpperCase()}/1.0)`)).toBe(true)
  })

  it.each(people)('takes %j for a person', (agent) => expect(isMachineAgent(agent)).toBe(false))
})
