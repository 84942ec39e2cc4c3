/** Never is there. */
setInterval(() => {}, 1000);
