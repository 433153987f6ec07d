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
import { dragonLantern } from './item-lantern-dragon.ts';
import { horseLantern } from './item-lantern-horses.ts';
import { riddleLantern } from './item-lantern-riddle.ts';
import { tangyuan } from './item-lantern-tangyuan.ts';
import { crescent } from './item-ramadan-crescent.ts';
import { sanzi } from './item-ramadan-sanzi.ts';
import { lidTea } from './item-ramadan-tea.ts';
import { youxiang } from './item-ramadan-youxiang.ts';
import { hongbao } from './item-spring-hongbao.ts';
import { springLantern } from './item-spring-lantern.ts';
import { lionDance } from './item-spring-liondance.ts';
import { springCouplets } from './item-spring-springcouplets.ts';
import { dragonBoatRace } from './scene-dragon-boat.ts';
import { lanternFestival } from './scene-lantern.ts';
import { midAutumn } from './scene-mid-autumn.ts';
import { qingming } from './scene-qingming.ts';
import { ramadan } from './scene-ramadan.ts';
import { spring } from './scene-spring.ts';

type Festival = {
  /** As the content names it, whose items have their zones there. */
  readonly name: string;
  readonly scene: string;
  readonly items: readonly { readonly name: string; readonly svg: string }[];
};

export const festivals: readonly Festival[] = [
  {
    name: 'spring',
    scene: spring,
    items: [
      { name: 'lantern', svg: springLantern },
      { name: 'liondance', svg: lionDance },
      { name: 'hongbao', svg: hongbao },
      { name: 'springcouplets', svg: springCouplets },
    ],
  },
  {
    name: 'qingming',
    scene: qingming,
    items: [
      { name: 'incense', svg: incense },
      { name: 'food', svg: food },
      { name: 'money', svg: money },
      { name: 'willow', svg: willow },
    ],
  },
  {
    name: 'dragon-boat',
    scene: dragonBoatRace,
    items: [
      { name: 'zongzi', svg: zongzi },
      { name: 'flag', svg: flag },
      { name: 'boat', svg: boat },
      { name: 'drum', svg: drum },
    ],
  },
  {
    name: 'mid-autumn',
    scene: midAutumn,
    items: [
      { name: 'lantern', svg: rabbitLantern },
      { name: 'moon', svg: moon },
      { name: 'mooncake', svg: mooncake },
      { name: 'family', svg: family },
    ],
  },
  {
    name: 'lantern',
    scene: lanternFestival,
    items: [
      { name: 'tangyuan', svg: tangyuan },
      { name: 'riddle', svg: riddleLantern },
      { name: 'dragon', svg: dragonLantern },
      { name: 'horses', svg: horseLantern },
    ],
  },
  {
    name: 'ramadan',
    scene: ramadan,
    items: [
      { name: 'crescent', svg: crescent },
      { name: 'youxiang', svg: youxiang },
      { name: 'tea', svg: lidTea },
      { name: 'sanzi', svg: sanzi },
    ],
  },
];
