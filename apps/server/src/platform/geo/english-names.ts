/**
 * English names of China's provinces and cities by the first four digits of their codes: the official spelling, which
 * is pinyin but for the names of other languages.
 */
const table = `
1100 Beijing, 1101 Beijing, 1200 Tianjin, 1201 Tianjin, 1300 Hebei, 1301 Shijiazhuang, 1302 Tangshan,
1303 Qinhuangdao, 1304 Handan, 1305 Xingtai, 1306 Baoding, 1307 Zhangjiakou, 1308 Chengde, 1309 Cangzhou,
1310 Langfang, 1311 Hengshui, 1400 Shanxi, 1401 Taiyuan, 1402 Datong, 1403 Yangquan, 1404 Changzhi,
1405 Jincheng, 1406 Shuozhou, 1407 Jinzhong, 1408 Yuncheng, 1409 Xinzhou, 1410 Linfen, 1411 Lüliang,
1500 Inner Mongolia, 1501 Hohhot, 1502 Baotou, 1503 Wuhai, 1504 Chifeng, 1505 Tongliao, 1506 Ordos,
1507 Hulunbuir, 1508 Bayannur, 1509 Ulanqab, 1522 Hinggan League, 1525 Xilingol League, 1529 Alxa League,
2100 Liaoning, 2101 Shenyang, 2102 Dalian, 2103 Anshan, 2104 Fushun, 2105 Benxi, 2106 Dandong, 2107 Jinzhou,
2108 Yingkou, 2109 Fuxin, 2110 Liaoyang, 2111 Panjin, 2112 Tieling, 2113 Chaoyang, 2114 Huludao, 2200 Jilin,
2201 Changchun, 2202 Jilin City, 2203 Siping, 2204 Liaoyuan, 2205 Tonghua, 2206 Baishan, 2207 Songyuan,
2208 Baicheng, 2224 Yanbian, 2300 Heilongjiang, 2301 Harbin, 2302 Qiqihar, 2303 Jixi, 2304 Hegang,
2305 Shuangyashan, 2306 Daqing, 2307 Yichun, 2308 Jiamusi, 2309 Qitaihe, 2310 Mudanjiang, 2311 Heihe,
2312 Suihua, 2327 Da Hinggan Ling, 3100 Shanghai, 3101 Shanghai, 3200 Jiangsu, 3201 Nanjing, 3202 Wuxi,
3203 Xuzhou, 3204 Changzhou, 3205 Suzhou, 3206 Nantong, 3207 Lianyungang, 3208 Huai'an, 3209 Yancheng,
3210 Yangzhou, 3211 Zhenjiang, 3212 Taizhou, 3213 Suqian, 3300 Zhejiang, 3301 Hangzhou, 3302 Ningbo,
3303 Wenzhou, 3304 Jiaxing, 3305 Huzhou, 3306 Shaoxing, 3307 Jinhua, 3308 Quzhou, 3309 Zhoushan, 3310 Taizhou,
3311 Lishui, 3400 Anhui, 3401 Hefei, 3402 Wuhu, 3403 Bengbu, 3404 Huainan, 3405 Ma'anshan, 3406 Huaibei,
3407 Tongling, 3408 Anqing, 3410 Huangshan, 3411 Chuzhou, 3412 Fuyang, 3413 Suzhou, 3415 Lu'an, 3416 Bozhou,
3417 Chizhou, 3418 Xuancheng, 3500 Fujian, 3501 Fuzhou, 3502 Xiamen, 3503 Putian, 3504 Sanming, 3505 Quanzhou,
3506 Zhangzhou, 3507 Nanping, 3508 Longyan, 3509 Ningde, 3600 Jiangxi, 3601 Nanchang, 3602 Jingdezhen,
3603 Pingxiang, 3604 Jiujiang, 3605 Xinyu, 3606 Yingtan, 3607 Ganzhou, 3608 Ji'an, 3609 Yichun, 3610 Fuzhou,
3611 Shangrao, 3700 Shandong, 3701 Jinan, 3702 Qingdao, 3703 Zibo, 3704 Zaozhuang, 3705 Dongying, 3706 Yantai,
3707 Weifang, 3708 Jining, 3709 Tai'an, 3710 Weihai, 3711 Rizhao, 3713 Linyi, 3714 Dezhou, 3715 Liaocheng,
3716 Binzhou, 3717 Heze, 4100 Henan, 4101 Zhengzhou, 4102 Kaifeng, 4103 Luoyang, 4104 Pingdingshan,
4105 Anyang, 4106 Hebi, 4107 Xinxiang, 4108 Jiaozuo, 4109 Puyang, 4110 Xuchang, 4111 Luohe, 4112 Sanmenxia,
4113 Nanyang, 4114 Shangqiu, 4115 Xinyang, 4116 Zhoukou, 4117 Zhumadian, 4190 Counties under the province,
4200 Hubei, 4201 Wuhan, 4202 Huangshi, 4203 Shiyan, 4205 Yichang, 4206 Xiangyang, 4207 Ezhou, 4208 Jingmen,
4209 Xiaogan, 4210 Jingzhou, 4211 Huanggang, 4212 Xianning, 4213 Suizhou, 4228 Enshi,
4290 Counties under the province, 4300 Hunan, 4301 Changsha, 4302 Zhuzhou, 4303 Xiangtan, 4304 Hengyang,
4305 Shaoyang, 4306 Yueyang, 4307 Changde, 4308 Zhangjiajie, 4309 Yiyang, 4310 Chenzhou, 4311 Yongzhou,
4312 Huaihua, 4313 Loudi, 4331 Xiangxi, 4400 Guangdong, 4401 Guangzhou, 4402 Shaoguan, 4403 Shenzhen,
4404 Zhuhai, 4405 Shantou, 4406 Foshan, 4407 Jiangmen, 4408 Zhanjiang, 4409 Maoming, 4412 Zhaoqing,
4413 Huizhou, 4414 Meizhou, 4415 Shanwei, 4416 Heyuan, 4417 Yangjiang, 4418 Qingyuan, 4419 Dongguan,
4420 Zhongshan, 4451 Chaozhou, 4452 Jieyang, 4453 Yunfu, 4500 Guangxi, 4501 Nanning, 4502 Liuzhou, 4503 Guilin,
4504 Wuzhou, 4505 Beihai, 4506 Fangchenggang, 4507 Qinzhou, 4508 Guigang, 4509 Yulin, 4510 Baise, 4511 Hezhou,
4512 Hechi, 4513 Laibin, 4514 Chongzuo, 4600 Hainan, 4601 Haikou, 4602 Sanya, 4603 Sansha, 4604 Danzhou,
4690 Counties under the province, 5000 Chongqing, 5001 Chongqing Districts, 5002 Counties of Chongqing, 5100 Sichuan,
5101 Chengdu, 5103 Zigong, 5104 Panzhihua, 5105 Luzhou, 5106 Deyang, 5107 Mianyang, 5108 Guangyuan,
5109 Suining, 5110 Neijiang, 5111 Leshan, 5113 Nanchong, 5114 Meishan, 5115 Yibin, 5116 Guang'an, 5117 Dazhou,
5118 Ya'an, 5119 Bazhong, 5120 Ziyang, 5132 Ngawa, 5133 Garzê, 5134 Liangshan, 5200 Guizhou, 5201 Guiyang,
5202 Liupanshui, 5203 Zunyi, 5204 Anshun, 5205 Bijie, 5206 Tongren, 5223 Qianxinan, 5226 Qiandongnan,
5227 Qiannan, 5300 Yunnan, 5301 Kunming, 5303 Qujing, 5304 Yuxi, 5305 Baoshan, 5306 Zhaotong, 5307 Lijiang,
5308 Pu'er, 5309 Lincang, 5323 Chuxiong, 5325 Honghe, 5326 Wenshan, 5328 Xishuangbanna, 5329 Dali, 5331 Dehong,
5333 Nujiang, 5334 Dêqên, 5400 Tibet, 5401 Lhasa, 5402 Shigatse, 5403 Qamdo, 5404 Nyingchi, 5405 Shannan,
5406 Nagqu, 5425 Ngari, 6100 Shaanxi, 6101 Xi'an, 6102 Tongchuan, 6103 Baoji, 6104 Xianyang, 6105 Weinan,
6106 Yan'an, 6107 Hanzhong, 6108 Yulin, 6109 Ankang, 6110 Shangluo, 6200 Gansu, 6201 Lanzhou, 6202 Jiayuguan,
6203 Jinchang, 6204 Baiyin, 6205 Tianshui, 6206 Wuwei, 6207 Zhangye, 6208 Pingliang, 6209 Jiuquan,
6210 Qingyang, 6211 Dingxi, 6212 Longnan, 6229 Linxia, 6230 Gannan, 6300 Qinghai, 6301 Xining, 6302 Haidong,
6322 Haibei, 6323 Huangnan, 6325 Hainan Prefecture, 6326 Golog, 6327 Yushu, 6328 Haixi, 6400 Ningxia,
6401 Yinchuan, 6402 Shizuishan, 6403 Wuzhong, 6404 Guyuan, 6405 Zhongwei, 6500 Xinjiang, 6501 Ürümqi,
6502 Karamay, 6504 Turpan, 6505 Hami, 6523 Changji, 6527 Bortala, 6528 Bayingolin, 6529 Aksu, 6530 Kizilsu,
6531 Kashgar, 6532 Hotan, 6540 Ili, 6542 Tacheng, 6543 Altay, 6590 Counties under the region, 7100 Taiwan,
7101 Taipei, 7102 Kaohsiung, 7103 Tainan, 7104 Taichung, 7105 Kinmen County, 7106 Nantou County, 7107 Keelung,
7108 Hsinchu, 7109 Chiayi, 7111 New Taipei, 7112 Yilan County, 7113 Hsinchu County, 7114 Taoyuan,
7115 Miaoli County, 7117 Changhua County, 7119 Chiayi County, 7121 Yunlin County, 7124 Pingtung County,
7125 Taitung County, 7126 Hualien County, 7127 Penghu County, 7128 Lienchiang County, 8100 Hong Kong,
8101 Hong Kong Island, 8102 Kowloon, 8103 New Territories, 8200 Macao, 8201 Macao Peninsula, 8202 Islands
`

export const englishNames: ReadonlyMap<number, string> = new Map(
  table.split(/,\s/).map((entry) => {
    const [, digits, name] = /^\s*(\d{4}) (.+?)\s*$/.exec(entry) ?? []
    return [Number(digits) * 100, name ?? '']
  }),
)
