import { boat } from './item-dragon-boat-boat.ts';
import { drum } from './item-dragon-boat-drum.ts';
import { flag } from './item-dragon-boat-flag.ts';
import { zongzi } from './item-dragon-boat-zongzi.ts';
import { family } from './item-mid-autumn-family.ts';
import { rabbitLantern } from './item-mid-autumn-lantern.ts';
import { moon } from './item-mid-autumn-moon.ts';
import { mooncake } from './item-mid-autumn-mooncake.ts';
import { food } from './item-qingming-food.ts';
import { incense } from './item-qingming-incense.ts';
import { money } from './item-qingming-money.ts';
import { willow } from './item-qingming-willow.ts';
import { hongbao } from './item-spring-hongbao.ts';
import { springLantern } from './item-spring-lantern.ts';
import { lionDance } from './item-spring-liondance.ts';
import { springCouplets } from './item-spring-springcouplets.ts';
import { dragonBoatRace } from './scene-dragon-boat.ts';
import { midAutumn } from './scene-mid-autumn.ts';
import { qingming } from './scene-qingming.ts';
import { spring } from './scene-spring.ts';
import { type Zone, zones } from './zones.ts';

type Festival = {
  readonly name: string;
  readonly scene: string;
  readonly items: readonly { readonly name: string; readonly svg: string; readonly zone: Zone }[];
};

export const festivals: readonly Festival[] = [
  {
    name: 'spring',
    scene: spring,
    items: [
      { name: 'lantern', svg: springLantern, zone: zones.spring.lantern },
      { name: 'liondance', svg: lionDance, zone: zones.spring.liondance },
      { name: 'hongbao', svg: hongbao, zone: zones.spring.hongbao },
      { name: 'springcouplets', svg: springCouplets, zone: zones.spring.springcouplets },
    ],
  },
  {
    name: 'qingming',
    scene: qingming,
    items: [
      { name: 'incense', svg: incense, zone: zones.qingming.incense },
      { name: 'food', svg: food, zone: zones.qingming.food },
      { name: 'money', svg: money, zone: zones.qingming.money },
      { name: 'willow', svg: willow, zone: zones.qingming.willow },
    ],
  },
  {
    name: 'dragon-boat',
    scene: dragonBoatRace,
    items: [
      { name: 'zongzi', svg: zongzi, zone: zones['dragon-boat'].zongzi },
      { name: 'flag', svg: flag, zone: zones['dragon-boat'].flag },
      { name: 'boat', svg: boat, zone: zones['dragon-boat'].boat },
      { name: 'drum', svg: drum, zone: zones['dragon-boat'].drum },
    ],
  },
  {
    name: 'mid-autumn',
    scene: midAutumn,
    items: [
      { name: 'lantern', svg: rabbitLantern, zone: zones['mid-autumn'].lantern },
      { name: 'moon', svg: moon, zone: zones['mid-autumn'].moon },
      { name: 'mooncake', svg: mooncake, zone: zones['mid-autumn'].mooncake },
      { name: 'family', svg: family, zone: zones['mid-autumn'].family },
    ],
  },
];
