export const roomWords = {
  ar: {
    title: 'ركن المعلّم',
    availability: 'الأوقات',
    profile: 'الملفّ والسعر',
    paused: { title: 'أنتم في توقّف مؤقّت' },
    seen: { open: 'فتح صفحتكم كما يراها الطلّاب' },
    pause: {
      start: 'توقّف مؤقّت',
      ask: 'هل تتوقّفون الآن؟',
      end: 'إنهاء التوقّف',
      begun: 'صفحتكم مخفيّة الآن. يمكنكم إنهاء التوقّف متى شئتم.',
      ended: 'انتهى التوقّف. خلال دقيقة يراكم الطلّاب من جديد ويمكنهم أن يطلبوا دروسًا.',
    },
    gone: 'لا يوجد معلّم في هذا العنوان الآن',
    leave: {
      start: 'مغادرة التدريس في هانلو',
      ask: 'هل تغادرون التدريس في هانلو؟',
      check: 'نرجو وضع علامة على أنّكم تريدون المغادرة.',
      sure: 'أريد المغادرة',
      go: 'المغادرة الآن',
      left: 'غادرتم',
    },
  },
  en: {
    title: 'Your room',
    availability: 'Hours',
    profile: 'Profile and price',
    paused: { title: 'You are paused' },
    seen: { open: 'Open your page as students see it' },
    pause: {
      start: 'Pause',
      ask: 'Pause now?',
      end: 'End the pause',
      begun: 'Your page is hidden now. End the pause whenever you like.',
      ended: 'The pause is over: within a minute students see you again and can ask for lessons.',
    },
    gone: 'This tutor can’t be found here',
    leave: {
      start: 'Leave Hanlu as a tutor',
      ask: 'Leave as a tutor?',
      check: 'Please tick that you want to leave.',
      sure: 'I want to leave',
      go: 'Leave now',
      left: 'You have left',
    },
  },
};

export const hoursWords = {
  ar: {
    exceptions: {
      firstDay: 'أول يوم',
      add: 'إضافة',
      remove: 'حذف: {what}',
      faults: { day: 'اختاروا يومًا.' },
    },
    addTimeOn: 'إضافة وقت يوم {day}',
    days: { sunday: 'الأحد', monday: 'الاثنين', tuesday: 'الثلاثاء' },
    from: 'من',
  },
  en: {
    exceptions: {
      firstDay: 'First day',
      add: 'Add',
      remove: 'Remove: {what}',
      faults: { day: 'Choose a day.' },
    },
    addTimeOn: 'Add a time on {day}',
    days: { sunday: 'Sunday', monday: 'Monday', tuesday: 'Tuesday' },
    from: 'From',
  },
};

export const offerWords = {
  ar: {
    save: 'حفظ',
    saved: 'تم الحفظ، ويسري من الآن.',
    conflict: { title: 'تغيّر في مكان آخر', theirs: 'أخذ النسخة الأخرى' },
    price: { label: 'سعر الدرس (50 دقيقة) بالدولار الأمريكي' },
    link: {
      label: 'أين تُعقد دروسكم؟',
      saved: 'تم الحفظ، ونُعلم طلّاب الدروس المؤكَّدة بالبريد.',
    },
  },
  en: {
    save: 'Save',
    saved: 'Saved. It applies from now on.',
    conflict: { title: 'Changed somewhere else', theirs: 'Take the other one' },
    price: { label: 'Price of a 50-minute lesson, in US dollars' },
    link: {
      label: 'Where your lessons take place',
      saved: 'Saved. Students of agreed lessons are told by email.',
    },
  },
};
