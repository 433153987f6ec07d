export const reminderMailWords = {
  ar: {
    subject: 'حان وقت مراجعة ما تعلّمتموه من الصينية',
    due: 'شيء واحد ممّا تعلّمتموه يوشك أن يُنسى، وتكفي دقيقة لتثبيته.',
    why: 'تصلكم هذه الرسالة لأنّكم طلبتموها في صفحتكم على هانلو.',
    stop: 'لإيقاف هذه الرسائل:',
    page: {
      title: 'إيقاف التذكيرات',
      ask: 'بضغطة واحدة تتوقّف التذكيرات عن الوصول إليكم، ولا يضيع شيء ممّا تعلّمتموه.',
      done: 'توقّفت التذكيرات',
      already: 'لا تُرسَل إليكم أي تذكيرات',
      ownPage: 'إلى صفحتكم',
    },
  },
  en: {
    subject: 'Some of your Chinese is waiting for you',
    due: '1 thing that you have learnt would be forgotten soon. A minute is enough to keep it.',
    why: 'You asked for this email on your page at Hanlu.',
    stop: 'To stop these emails:',
    page: {
      title: 'Stop the reminders',
      ask: 'Press the button, and you will get no more reminders. Nothing you have learnt is lost.',
      done: 'The reminders have stopped',
      already: 'No reminders are sent to you',
      ownPage: 'To your page',
    },
  },
};
